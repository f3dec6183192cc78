'use client';
/** A country, and the regions that cloud partners have there: both lists come from the API. */
import { useState } from 'react';
import useSWR from 'swr';
import { QUIET, read } from '@/lib/platform/api-client/read';
import {
  type Country,
  ELSEWHERE,
  elsewhereIn,
  type Provider,
  regionOptions,
} from '@/lib/site/countries/region-options';
import { Button } from '../ui/button';
import { fieldId } from './field-hints';
import type { Words } from './field-props';
import { Select } from './select';

/** @param name of the field that is sent */
type Props = { name: string; words: Words };

export function Elsewhere({ name, words }: Props) {
  const [code, setCode] = useState('');
  const countries = useSWR<Country[]>('/registration/countries', read, QUIET);
  const path = code ? `/registration/providers/${code}` : null;
  const providers = useSWR<Provider[]>(path, read, QUIET);
  const country = countries.data?.find((one) => one.code === code)?.name ?? '';
  const regions = regionOptions(providers.data ?? []);
  const anywhere = code ? elsewhereIn(code) : ELSEWHERE;
  const failed = [countries, providers].find(({ error }) => error);
  const say = (word: string | undefined) => word?.replace('{country}', country);
  const countryId = fieldId(`${name}-country`);
  const regionId = fieldId(`${name}-there`);
  return (
    <div className="field mt-4 border-line-strong border-l-2 pl-4">
      {countries.data && (
        <>
          <label htmlFor={countryId}>{words.country}</label>
          <Select
            id={countryId}
            autoComplete="off"
            value={code}
            choose={words.countryChoose}
            options={countries.data.map((one) => ({ value: one.code, label: one.name }))}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
      {regions.length > 0 ? (
        <>
          <label htmlFor={regionId} className="mt-4">
            {say(words.countryRegion)}
          </label>
          <Select
            key={code}
            id={regionId}
            name={name}
            options={[{ value: anywhere, label: words.countryAny ?? '' }, ...regions]}
          />
        </>
      ) : (
        <input type="hidden" name={name} value={anywhere} />
      )}
      <p role="status" className="field-help mt-2 empty:hidden">
        {(countries.isLoading || providers.isLoading) && words.countryLoading}
        {providers.data && regions.length === 0 && say(words.countryNone)}
        {failed && !failed.isLoading && words.countryFailed}
      </p>
      {failed && !failed.isLoading && (
        <p className="mt-2">
          <Button variant="secondary" onClick={() => failed.mutate()}>
            {words.countryRetry}
          </Button>
        </p>
      )}
    </div>
  );
}
