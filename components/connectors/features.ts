export const features = [
  { feature: 'See what’s on', example: 'what’s on my calendar tomorrow' },
  { feature: 'Look ahead', example: 'what do I have next week' },
  { feature: 'Check if you’re free', example: 'am I free on Friday at 3' },
  { feature: 'Find a free slot', example: 'find a slot of 45 minutes next week' },
  { feature: 'Add an event', example: 'schedule lunch with Tom on Friday from 12 to 1' },
  { feature: 'Move an event', example: 'move lunch with Tom to Monday' },
  { feature: 'Cancel an event', example: 'cancel my 3pm meeting tomorrow' },
  {
    feature: 'Invite people (Sidekick asks you first)',
    example: 'invite anna@example.com to a review on Friday at 3',
  },
];
