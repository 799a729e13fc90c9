import { seedDemo } from '@/db/seed';

await seedDemo();
