/**
 * A component that is loaded when it is first shown, with the stylesheet that it needs. Unlike
 * React.lazy it survives a network that fails just then, and a site that was built anew since the
 * page was opened: nothing is shown, and the next attempt asks again.
 */
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { lateStyles } from './late-styles';

type OnDemand<Props> = {
  /** The component while it is shown. */
  Shown: ComponentType<Props> | undefined;
  /**
   * Resolves to false where it is waited for in vain. What was hidden meanwhile, or comes when `isWanted`
   * says no, is not shown any more.
   */
  show: (isWanted?: () => boolean) => Promise<boolean>;
  hide: () => void;
};

/** @param load imports the component; the same function at every call, so best outside of it */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [Shown, setShown] = useState<ComponentType<Props>>();
  const isAskedFor = useRef(false);
  const show = useCallback(
    async (isWanted: () => boolean = () => true) => {
      isAskedFor.current = true;
      const isAwaited = () => isAskedFor.current && isWanted();
      try {
        const [component] = await Promise.all([load(), lateStyles()]);
        if (isAwaited()) setShown((shown?: ComponentType<Props>) => shown ?? component);
        return true;
      } catch (error) {
        console.warn('A part of the page could not be loaded.', error);
        return !isAwaited();
      }
    },
    [load],
  );
  const hide = useCallback(() => {
    isAskedFor.current = false;
    setShown(undefined);
  }, []);
  return { Shown, show, hide };
}
