import { fireEvent, render } from '@testing-library/react';
import { TopicIcon } from '@/components/topic/topic-icon';

it('is the first letter of the topic where its picture does not load', () => {
  const { container, rerender } = render(<TopicIcon icon="/picture/a/0" name="tides" size={40} />);
  const image = container.querySelector('img');
  expect(image).not.toBeNull();
  fireEvent.error(image ?? container);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('T');
  rerender(<TopicIcon icon="/picture/b/0" name="tides" size={40} />);
  expect(container.querySelector('img')).not.toBeNull();
});
