export const things =
  '(anything|something|any events|any meetings|any appointments|any plans|any reminders|any event|any appointment|any meeting|plans|events|meetings|appointments|a meeting|an appointment|a lot|much|things|stuff|any calls|any tasks|any todos|any deadlines|any other meetings|any calendar events)';
