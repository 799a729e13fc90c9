const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

export const askingWords = new Map<string, string>(
  [
    ...[
      'what wat wht waht whta wut wot',
      'which wich whcih whitch wch',
      'when wen whn wehn whne',
      'where wher whre wheres',
    ],
    ...['who whom whose hu whoes', 'how hw hwo', 'why'],
  ].flatMap((line) => line.split(' ').map((word): [string, string] => [word, line.split(' ')[0] ?? word])),
);

export const auxiliaries = list(
  'is are am was were do does did have has had can could will would shall should may might must ai isnt arent',
);

export const subjects = list(
  'i we he she it they my our the this that these those there his her their any anyone anybody anything everything someone all both',
);

export const openers = list(
  'so ok okay and but also then or well right alright oh um uh hm hmm now wait hey again sorry please just yo eh oya ah actually btw',
);

export const orders = list(
  'remind add set put note save remember delete remove cancel drop move push shift change make tick mark undo turn stop start schedule wake cross clear send write skip pause snooze book ping nudge text call tell keep log',
);

export const endWords = list('end ends ending finish finishes over close closes until till up');

export const openWords = list(
  'left open pending remaining outstanding undone unfinished remain remains incomplete missing todo to set',
);

export const softWords = list(`
  due start starts starting started begin begins end ends ending finish finishes over close closes come comes coming happen happens happening happened
  next first last latest earliest soonest upcoming following after before again still already left open pending remaining outstanding remain remains
  name named called back appointment appt meeting event events reminder reminders alarm alarms todo todos task tasks birthday birthdays bday
  times item items list lists thing things stuff day days date time hour one ones on set scheduled planned booked going supposed to do done everything anything
  like look looks looking takes last lasts long many much far soon ready said told wrote put have having got get happening exactly else new other only both together total
   deadline deadlines o'clock clock today tomorrow tonight week weeks month months year years till til until up out be been am gonna
   seeing finally now actually currently eventually
  he she it they him her them his their its that this those these there i me my we our us you your who which what when where how
`);

export const pointers = list(
  'it that this he she they him her them his their its there those these one ones',
);

export const things =
  '(anything|something|any events|any meetings|any appointments|any plans|any reminders|any event|any appointment|any meeting|plans|events|meetings|appointments|a meeting|an appointment|a lot|much|things|stuff|any calls|any tasks|any todos|any deadlines|any other meetings|any calendar events|a clash|any clash|any clashes|a conflict|any conflict|any conflicts|an overlap|any overlap)';
