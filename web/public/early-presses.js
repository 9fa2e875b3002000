(() => {
  const pressed = new Set();
  function keep({ target }) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button') return;
    pressed.delete(button);
    pressed.add(button);
    button.dataset.pressed = '';
  }
  document.addEventListener('click', keep, true);
  window.takeEarlyPresses = () => {
    document.removeEventListener('click', keep, true);
    return [...pressed];
  };
})();
