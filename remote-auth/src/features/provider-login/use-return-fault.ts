import { useSearchParams } from '@app/shared/router';
import { returnFaultText } from './return-fault-text.ts';

/** Why the way through a provider ended back at the login (`/login?error=`), as a sentence. */
export function useReturnFault(): string | undefined {
  const [search] = useSearchParams();
  const code = search.get('error');
  return code === null ? undefined : returnFaultText(code);
}
