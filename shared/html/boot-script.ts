/**
 * Stands in the head of every page and runs before the first paint: theme, motion, and whether somebody is signed in.
 * Inline, since a file of its own would keep the first paint waiting for one more round trip; the content security
 * policy lets exactly this text run, by its hash. Where storage is blocked, the system's own preferences hold.
 */
export const bootScript = `{const root=document.documentElement.dataset;try{const{theme,motion,token,authToken,role}=localStorage;if(theme)root.theme=theme;if(motion)root.motion=motion;if((token||authToken)&&role)root.session=role}catch{}}`;
