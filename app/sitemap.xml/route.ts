import { sitemapResponse } from '@/lib/server/share/answer-sitemap';

export const dynamic = 'force-dynamic';

export const GET = sitemapResponse;
