import { seedDemo } from '@/db/seed';

// The demo's accounts and things, in the embedded database under DATA_DIR.
await seedDemo();
