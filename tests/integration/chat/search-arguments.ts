/** Arguments of the tool search_catalogue, which has every one of them required; null is no wish. */
export function searchArguments(over: Record<string, unknown> = {}) {
  return {
    query: null,
    moods: null,
    tastes: null,
    exclude: null,
    caffeine: null,
    maxCaffeine: null,
    maxPriceCents: null,
    grind: null,
    category: null,
    roast: null,
    like: null,
    unlike: null,
    except: null,
    prefer: null,
    sort: null,
    part: null,
    limit: null,
    ...over,
  };
}
