import { seedDemo } from '@/db/seed';

// Fills the embedded database in DATA_DIR with the demo's accounts and their data.
await seedDemo();
