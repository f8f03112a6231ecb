import { deploymentFor } from '@/lib/server/process/deployment-table';
import { remoteService } from '@/lib/server/calls/remote-service';
import { noteWrongOrigin } from '@/lib/server/gate/wrong-origin';
import { workChatUser } from '@/lib/server/identity/work-chat-user';

export function POST(request: Request): Promise<Response> {
  const deployment = deploymentFor(request.headers);
  const app = deployment?.workChat;
  return workChatUser(
    request,
    app && {
      appId: app.appId,
      service: remoteService({ base: app.userInfoUrl }),
      origin: deployment.origin,
    },
    noteWrongOrigin,
  );
}
