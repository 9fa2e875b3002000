import { useState } from 'react';
import { chooseRate, offeredRates, rateName } from './rate-rules.ts';
import type { Rate } from './rate-rules.ts';
import { thresholdNews } from './threshold-news.ts';

/** The offered rates and the chosen one of them, and what the last crossing of the threshold changed. */
export function useChosenRate(rates: readonly Rate[], isFree: boolean) {
  const [pickedName, setPickedName] = useState<string>();
  const offered = offeredRates(rates, isFree);
  const rate = chooseRate(offered, pickedName);
  const [seen, setSeen] = useState({ rates, isFree, rate, news: '' });
  if (seen.isFree !== isFree) {
    setSeen({ rates, isFree, rate, news: thresholdNews(seen, { isFree, rate }) });
    // A pick that free shipping does not include is over: it must not come back with its price.
    if (isFree) setPickedName((name) => (offered.some((offer) => rateName(offer) === name) ? name : undefined));
  } else if (seen.rates !== rates) {
    setSeen({ rates, isFree, rate, news: '' });
  } else if (seen.rate !== rate) {
    setSeen({ ...seen, rate });
  }
  return {
    offered,
    rate,
    news: seen.news,
    pickRate(name: string) {
      setPickedName(name);
      setSeen({ rates, isFree, rate, news: '' });
    },
  };
}
