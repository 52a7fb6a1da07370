/**
 * Stands in the head of every page and runs before the first paint: theme, motion, whether somebody is signed in, and
 * whether the connection is too slow for fonts of our own (styles/tokens.css). Asks for the loader again when it did not
 * come, under another address: some browsers never ask again for a module that once failed.
 * Inline, since a file of its own would keep the first paint waiting for one more round trip; the content security
 * policy lets exactly this text run, by its hash. Where storage is blocked, the system's own preferences hold.
 */
export const bootScript = `{const root=document.documentElement.dataset;const{effectiveType,saveData}=navigator.connection??{};if(saveData||/2g|3g/.test(effectiveType))root.slow='';try{const{theme,motion,token,authToken,role}=localStorage;if(theme)root.theme=theme;if(motion)root.motion=motion;if((token||authToken)&&role)root.session=role}catch{}let pause=1e3;addEventListener('error',({target})=>{if(target.id!=='loader')return;const app=document.getElementById('root');if(!app.childElementCount)app.textContent='Still loading… Check your connection.';setTimeout(()=>{const next=document.createElement('script');for(const{name,value}of target.attributes)next.setAttribute(name,value);next.src=target.src.split('?')[0]+'?'+pause;target.replaceWith(next)},pause=Math.min(pause*2,16e3))},true)}`;
