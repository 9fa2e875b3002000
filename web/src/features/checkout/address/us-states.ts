const CODES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico,GU Guam,VI Virgin Islands,AS American Samoa,MP Northern Mariana Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific';

const STATES = new Map(
  CODES.split(',').flatMap((entry) => {
    const code = entry.slice(0, 2);
    return [
      [code.toLowerCase(), code],
      [entry.slice(3).toLowerCase(), code],
    ];
  }),
);

/** "ca" and "California" (from autofill) become "CA"; null if it is no US state. */
export function stateCode(text: string): string | null {
  return STATES.get(text.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null;
}
