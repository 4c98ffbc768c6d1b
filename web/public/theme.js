// Sets the theme before anything is drawn. A file of its own, as the server allows no script inside the page.
(function () {
  var dark = false;
  try {
    var kept = JSON.parse(localStorage.getItem('waset.settings') || '{}').theme;
    dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  } catch {
    dark = false;
  }
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
