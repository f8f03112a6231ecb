// Who may create an account here, as the service has it. Protects: the option shown as chosen is
// the one in effect.
import { useSetAtom } from 'jotai';
import useSWR from 'swr';
import type { SignUpMode } from '@/lib/model/account/sign-up-mode';
import { callAtom } from '../page/service';
import { useInnerAct } from './inner-list';

export function useSignUpRule() {
  const call = useSetAtom(callAtom);
  const act = useInnerAct();
  const { data, error, isValidating, mutate } = useSWR(
    ['GetSignUp'],
    async () => {
      const answer = await call()('GetSignUp', {}, { quiet: true });
      if (!answer.data) throw new Error('The rule came without data.');
      return answer.data.mode;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return {
    /** Undefined until known. */
    mode: data,
    failed: error !== undefined && !isValidating,
    reload: () => void mutate(),
    async choose(mode: SignUpMode): Promise<void> {
      await act('SetSignUp', { mode });
      await mutate();
    },
  };
}
