SELECT watch_changes('channel_orders', 'phone'), watch_changes('kept_mails', 'phone');
