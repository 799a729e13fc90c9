INSERT INTO "commands" ("command", "description", "action") VALUES
  ('/todo', 'List your todos', 'list_todos'),
  ('/add', 'Add one or more todos: /add milk, eggs', 'add_todos'),
  ('/done', 'Mark a todo complete: /done milk', 'complete_todos'),
  ('/help', 'Show what I can do', 'help'),
  ('/remind', 'Set a reminder: /remind call the bank tomorrow at 9', 'set_reminder'),
  ('/info', 'Store information: /info locker code = 4821', 'store_info'),
  ('/status', 'Show where things stand', 'status'),
  ('/clear', 'Clear completed todos', 'clear_completed')
ON CONFLICT ("command") DO NOTHING;
