import { apiDocument } from '@/lib/server/calls/api-document';

export function GET(request: Request): Response {
  return apiDocument(request.headers);
}
