// What the service answers besides the calls of the contract, by path: pictures, icons, files and
// sounds for readers, changes for our own web instances, health for operators.
import { changesPath } from '@/lib/contract/changes';
import type { ChangeStreams } from './change-stream';
import type { createIcons } from './icons';
import type { IdentityCheck } from './identity-check';
import { answerFile, filePattern } from './operators/saved-file';
import type { createPictures } from './pictures';
import { serviceEnding } from './readiness';
import type { Store } from './store/contract/store';
import type { Clock } from './types';
import { isAudioPath, type VoiceAudio } from './voice/voice-audio';

export type ResourceParts = {
  store: Pick<Store, 'files'>;
  icon: ReturnType<typeof createIcons>;
  picture: ReturnType<typeof createPictures>;
  voiceAudio: VoiceAudio;
  changes: ChangeStreams;
  ready: (request: Request) => Promise<Response>;
  isEnding: () => boolean;
  checkIdentity: IdentityCheck;
  clock: Clock;
};

const iconPattern = /^\/icon\/([^/]+)$/;
const picturePattern = /^\/picture\/([\w.:-]{1,128})\/(\d)$/;

/** Answers a request by its path; undefined for any other path. */
export function createResources(parts: ResourceParts) {
  const { store, icon, picture, voiceAudio, changes, ready, isEnding } = parts;
  const identityOf = (request: Request) => parts.checkIdentity(request, parts.clock());

  /** For our own web instances: others have no token. */
  async function tellChanges(request: Request): Promise<Response> {
    const checked = await identityOf(request);
    if (!request.headers.has('authorization') || 'refused' in checked) {
      return Response.json(
        { code: 401, msg: 'This is for callers with a token.' },
        { status: 401 },
      );
    }
    return isEnding() ? serviceEnding() : changes.open();
  }

  /**
   * A sound is public: the identity only determines whose share of the day a new one counts for.
   */
  async function sound(request: Request): Promise<Response> {
    const checked = await identityOf(request);
    return voiceAudio.answer(request, 'refused' in checked ? {} : checked.identity);
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const host = iconPattern.exec(pathname)?.[1];
    if (host !== undefined) return icon(host);
    const [, event, number] = picturePattern.exec(pathname) ?? [];
    if (event !== undefined)
      return picture(event, Number(number), searchParams.get('v') ?? undefined);
    const file = filePattern.exec(pathname)?.[1];
    if (file !== undefined) return answerFile(store, file);
    if (isAudioPath(pathname)) return sound(request);
    if (pathname === changesPath) return tellChanges(request);
    if (pathname === '/livez') return Response.json({ code: 0, msg: 'alive' });
    return pathname === '/readyz' ? ready(request) : undefined;
  };
}
