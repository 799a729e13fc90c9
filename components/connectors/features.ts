/** What works in the chat once a calendar is connected, each with words that do it. */
export const features = [
  { what: 'See what is on', say: 'what’s on my calendar tomorrow' },
  { what: 'Look ahead', say: 'what do I have next week' },
  { what: 'Ask whether you are free', say: 'am I free on Friday at 3' },
  { what: 'Find a free slot', say: 'find a slot of 45 minutes next week' },
  { what: 'Add an event', say: 'schedule lunch with Tom on Friday from 12 to 1' },
  { what: 'Move an event', say: 'move lunch with Tom to Monday' },
  { what: 'Cancel an event', say: 'cancel my 3pm meeting tomorrow' },
  { what: 'Invite people, after your yes', say: 'invite anna@example.com to a review on Friday at 3' },
];
