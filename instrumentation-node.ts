import { boot } from '@/lib/server/boot';

await boot();
