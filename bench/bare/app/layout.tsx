/** The smallest document that Next can render. */
export const metadata = { title: 'Bare', description: 'One page, for comparison.' };

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
