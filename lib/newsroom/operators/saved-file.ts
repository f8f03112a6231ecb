// Determines the type of a file that an operator uploads, and serves it. Protects: the type is read
// from the bytes, a name cannot be a path, and only pictures are ever displayed.
import { createHash } from 'node:crypto';
import { fileBytes, fileNameChars } from '@/lib/model/limits/operating';
import { pictureKind } from '../picture-kinds';
import { Refusal } from '../refusal';
import type { StoredFile } from '../store/contract/site-store';
import type { Store } from '../store/contract/store';

const textEndings = /\.(txt|md|csv|json|xml|opml)$/i;
const textType = 'text/plain; charset=utf-8';

/** Removes folders, control characters, direction marks and leading dots. */
function cleanName(name: string, ending: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*;]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const base = plain.replace(/\.[^.]*$/, '') || 'file';
  return `${[...base].slice(0, fileNameChars - 10).join('')}.${ending}`;
}

function bytesOf(content: string): Buffer | undefined {
  const bare = content.replace(/^data:[^,]{0,90};base64,/i, '').replace(/\s/g, '');
  if (!/^[\w+/-]+={0,2}$/.test(bare)) return undefined;
  return Buffer.from(bare, 'base64');
}

function kindOf(bytes: Buffer, name: string): { type: string; ending: string } | undefined {
  const picture = pictureKind(bytes);
  if (picture) return picture;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/[\0-\x08\x0e-\x1f]/.test(text)) return undefined;
    return { type: textType, ending: textEndings.exec(name)?.[1]?.toLowerCase() ?? 'txt' };
  } catch {
    return undefined;
  }
}

const refused = (detail: string) => new Refusal('input', { values: { detail } });

/**
 * The file to store.
 * @throws Refusal 400 for an unsupported kind of file
 */
export function savedFile(
  { name, content }: { name: string; content: string },
  created_at: number,
): StoredFile {
  const bytes = bytesOf(content);
  if (!bytes || bytes.byteLength === 0) throw refused('content: is not base64');
  if (bytes.byteLength > fileBytes) throw refused(`content: is larger than ${fileBytes} bytes`);
  const kind = kindOf(bytes, name);
  if (!kind) throw new Refusal('fileKind');
  const kept = cleanName(name, kind.ending);
  const digest = createHash('sha256').update(bytes).update(`\n${kept}`).digest('hex');
  return {
    ...{ id: `fl_${digest.slice(0, 32)}`, name: kept, type: kind.type, created_at },
    ...{ bytes: bytes.byteLength, content: bytes.toString('base64') },
  };
}

export const fileAddress = (id: string) => `/file/${id}`;
export const filePattern = /^\/file\/([\w.:-]{1,128})$/;

/** Answers `/file/{id}`: a picture is displayed, a text downloaded. */
export async function answerFile({ files }: Pick<Store, 'files'>, id: string): Promise<Response> {
  const file = await files.find(id);
  if (!file) return Response.json({ code: 404, msg: 'There is no such file.' }, { status: 404 });
  const shown = file.type.startsWith('image/') ? 'inline' : 'attachment';
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return new Response(new Uint8Array(Buffer.from(file.content, 'base64')), {
    headers: {
      'content-type': file.type,
      'content-disposition': `${shown}; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    },
  });
}
