# Prints what zsh offers at the end of a line: zsh -f offers-of-zsh.zsh <completion script> <line>
# An interactive zsh on a pseudo-terminal completes it, and its compadd also prints what it is given.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; stty -echo; autoload -U compinit; compinit -u -D; source ${(q)1}"
zpty -w shell 'bindkey "^I" complete-word
begin() { print -r -- "<offers>" }
finish() { print -r -- "</offers>"; exit }
compprefuncs=(begin)
comppostfuncs=(finish)
compadd() {
  builtin compadd "$@"
  local result=$?
  [[ ${@[1,(i)(-|--)]} == *-[OAD]* ]] && return $result
  local -a hits
  builtin compadd -A hits "$@"
  print -rl -- $hits
  return $result
}
print rea""dy'
local text all
until [[ $text == *ready* ]]; do zpty -r shell text || exit 1; done
zpty -w -n shell "$2"$'\t'
while [[ $all != *"</offers>"* ]] && zpty -r shell text; do all+=$text; done
all=${${all#*<offers>}%%</offers>*}
print -rl -- ${(f)all//$'\r'/}
