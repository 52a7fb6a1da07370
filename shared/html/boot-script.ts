/**
 * Runs in the head of every page before the first paint. Sets theme, motion, whether the visitor is signed in, and
 * whether the connection is too slow for web fonts (styles/tokens.css). After a reload or Back, makes the browser lay
 * out the whole page, so that it can restore the scroll position (styles/base.css). Requests the loader again under
 * another URL if it failed: some browsers never retry a failed module. Inline, because a separate file would delay the
 * first paint by a round trip; the content security policy allows it by its hash. If storage is blocked, the system's
 * preferences apply.
 */
export const bootScript = `{const root=document.documentElement.dataset;const{effectiveType,saveData}=navigator.connection??{};if(saveData||/2g|3g/.test(effectiveType))root.slow='';if(/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type))root.whole='';try{const{theme,motion,token,authToken,role}=localStorage;if(theme)root.theme=theme;if(motion)root.motion=motion;if((token||authToken)&&role)root.session=role}catch{}let pause=1e3;addEventListener('error',({target})=>{if(target.id!=='loader')return;const app=document.getElementById('root');if(!app.childElementCount)app.textContent='Still loading… Check your connection.';setTimeout(()=>{const next=document.createElement('script');for(const{name,value}of target.attributes)next.setAttribute(name,value);next.src=target.src.split('?')[0]+'?'+pause;target.replaceWith(next)},pause=Math.min(pause*2,16e3))},true)}`;
