'use client';
/** A list of cloud regions. A visitor who wants another country is asked which; that is loaded then. */
import { ELSEWHERE } from '@/lib/site/countries/region-options';
import { useOnDemand } from '../islands/use-on-demand';
import { Select, type SelectProps } from './select';

const loadElsewhere = async () => (await import('./elsewhere')).Elsewhere;

export function RegionSelect({ words = {}, name = '', ...list }: SelectProps) {
  const { Shown: Elsewhere, show, hide } = useOnDemand(loadElsewhere);
  return (
    <>
      <Select
        {...list}
        // What is chosen below is sent in its place.
        name={Elsewhere ? undefined : name}
        onChange={({ target }) => (target.value === ELSEWHERE ? void show() : hide())}
      />
      {Elsewhere && <Elsewhere name={name} words={words} />}
    </>
  );
}
