/** "I only asked what it tastes like", "No, I asked about my parcel: ..." */
const ASKED_AGAIN =
  /^(?:(?:no|hey|hm+|ok|but|sorry|well|what|huh)[ ,.!?]+)*i (?:only |just |really )*(?:asked|was asking|wanted to know)(?: you)?(?: (?:about|for|if|whether))?[ :,]+(?=\S)/i;
/** "I didn't ask for the duke.", "You dodged my question." before a question */
const NOT_ANSWERED =
  /^(?:(?:no|hey|but)[ ,.!]+)*(?:i (?:did ?n['’o]?t|never) ask(?:ed)? (?:for|about)|you (?:already told me|told me (?:that )?already|(?:dodged|ignored|skipped) my question|did ?n['’o]?t answer)|(?:that|this) (?:is|was) not what i asked)\b[^.!?]*[.!]+\s+(?=\S)/i;

/** The question that a complaint repeats; the message itself where it complains of nothing, or repeats nothing. */
export function withoutComplaint(message: string): string {
  const question = message.replace(NOT_ANSWERED, '').replace(ASKED_AGAIN, '');
  // "I asked whether it's strong."
  return question === message ? message : question.replace(/^(it|he|she|that|this)(?:['’]s| is) ([^.!?]+)[.!?]*$/i, 'is $1 $2?');
}
