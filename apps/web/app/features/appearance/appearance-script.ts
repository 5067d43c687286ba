/** The one script that stands in the page itself: what the visitor chose must be there before anything is painted. */

/** Where the browser keeps the choice. */
export const appearanceKey = 'appearance';

/** The content security policy names it by its hash. Where the storage is refused, the page follows the system. */
export const appearanceScript = `try{const a=localStorage.getItem('${appearanceKey}');if(a==='light'||a==='dark')document.documentElement.dataset.appearance=a}catch{}`;
