// Inlined in every page's <head>, allowed by its hash. Sets the color mode, the text size, and whether a user seems to
// be logged in, as attributes of <html> before the first paint. src/ui/theme/color-mode.ts takes over later.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: use the defaults
    }
  };
  var forced = root.dataset.forcedColorMode;
  var wanted = forced === 'light' || forced === 'dark' ? forced : read('blockyard-color-mode');
  var osDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var mode = wanted === 'light' || wanted === 'dark' ? wanted : osDark ? 'dark' : 'light';
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  root.style.colorScheme = mode;
  var size = read('blockyard-text-size');
  if (size === 'large' || size === 'larger') root.dataset.textSize = size;
  try {
    var user = JSON.parse(read('system-user') || 'null');
    if (user && typeof user === 'object') root.dataset.session = 'in';
  } catch {
    delete root.dataset.session; // an unreadable record counts as logged out
  }
})();
