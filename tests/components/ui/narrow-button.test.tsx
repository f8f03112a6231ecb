import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

// On 320 px a button of two words has two lines.
it('a button whose text wraps keeps its icon whole, and its text off its edges', () => {
  render(
    <Button>
      <Icon name="ask" size={18} />
      Ask about this
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Ask about this' });
  expect(button.querySelector('svg')?.getAttribute('class')).toContain('shrink-0');
  expect(button.className).toContain('min-h-11');
  expect(button.className).toMatch(/\bpy-1\.5\b/);
});
