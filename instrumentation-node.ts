import { boot } from '@/lib/server/process/boot';

await boot();
