/**
 * Marks buttons that are tapped in a part of the page that is not hydrated yet, so that they look tapped. The host
 * replays these clicks after hydration. The listener is registered before React's, because React stops clicks that it
 * cannot handle yet. A click that itself causes the hydration is handled by React, so its mark is removed.
 */
const clicks =
  'addEventListener("click",e=>{let b=e.target.closest("button"),r=b?.closest("[data-remote],#app"),a=()=>"alive"in r.dataset;' +
  'r&&(b.type!="submit"||b.form?.dataset.done==null)&&!a()&&(b.dataset.heard="",setTimeout(()=>a()&&delete b.dataset.heard))},!0);'

/**
 * Stores what is tapped in an `ActionForm` that is not hydrated yet, one key per tap, and shows it on the button and on
 * the cart. A named button goes on after hydration, so it counts once and looks pressed. If another button that may
 * change the form's quantity is to be replayed, this one is replayed after it. If the tap can't be stored, the browser
 * sends the form. No listener of React sees a stored tap.
 */
const forms =
  'addEventListener("submit",e=>{let f=e.target,d=f.dataset,s=e.submitter,t=s?.dataset,g=x=>x.closest("[data-remote],#app")||f,i,k,n,p;' +
  'if(!t||d.done==null||"alive"in g(s).dataset)return;' +
  'if(g(f.elements.quantity||f).querySelector("[data-heard]"))t.heard="";' +
  'else if(!s.name||!t.sequence)try{' +
  'k="guest.tap.";n=Object.keys(localStorage).filter(x=>x.startsWith(k)).length;if(n>19)return;' +
  'i=crypto.randomUUID();p=new FormData(f);s.name&&p.set(s.name,s.value);' +
  'localStorage.setItem(k+i,JSON.stringify({action:f.getAttribute("action"),at:Date.now(),fields:Object.fromEntries(p),more:d.more}));' +
  't.sequence=i;t.tapped=s.name?"":d.done;' +
  'if(p=document.querySelector(\'header a[href="/cart"]\'))p.dataset.taps="+"+(n+1);' +
  'n=document.body.appendChild(document.createElement("p"));n.className="visually-hidden";n.role="status";setTimeout(()=>n.append(d.said),99)' +
  '}catch{if(!i||t.sequence!=i)return}' +
  'e.preventDefault();e.stopImmediatePropagation()},!0)'

export const earlyTaps = clicks + forms
