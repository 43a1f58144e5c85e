// For browsers that know no modules. All others ask `theme-init.js` whether they are too old.
window.location.replace('/unsupported.html');
