'use client';

const page = {
  maxWidth: '32rem',
  margin: '20vh auto',
  padding: '0 1rem',
  font: '1rem/1.5 Figtree, system-ui, sans-serif',
};

// Has no style sheet. Each page would contain it once more, for this page alone.
export default function GlobalError() {
  return (
    <html lang="en" style={{ colorScheme: 'light dark' }}>
      <body style={page}>
        <title>Sidekick</title>
        <main>
          <h1>Sidekick could not be loaded</h1>
          <p>Something went wrong on our side. What you saved is safe; please try again in a moment.</p>
          <a href="/">Reload</a>
        </main>
      </body>
    </html>
  );
}
