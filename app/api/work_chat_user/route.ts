import { deploymentFor } from '@/lib/server/deployment-table';
import { remoteService } from '@/lib/server/remote-service';
import { workChatUser } from '@/lib/server/work-chat-user';

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
  );
}
