/** Finds words for players that do not come from the catalogues: in markup, in attributes that are read out, in strings. */

/** Attributes whose text people see or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label']);
/** Names that are the same in every language. */
const NAMES = /\b(?:Waset|Luxor|Tutankhamun)\b/g;
/** Functions whose arguments are read by programs, or by whoever works on the page. */
const UNHEARD = new Set([
  'querySelector', 'querySelectorAll', 'closest', 'matches', 'matchMedia', 'load', 'error', 'warn', 'startsWith', 'endsWith', 'includes', 'split', 'join', 'replace', 'replaceAll', 'indexOf', 'getItem', 'setItem', 'glob',
]);
/** What stands for a figure or a name that a template puts in. */
const GAP = '\uFFFC';
const WORD = /\p{L}{2,}/u;
/** Two words with a space between them, the first at the beginning or after a space: no path, no selector, no style. */
const SENTENCE = new RegExp(`(?:^|\\s|["“(])(?:\\p{L}{2,}[’'\\p{L}]*|${GAP})[,.;:!?]?\\s+(?:\\p{L}|${GAP}|\\d+ \\p{L})`, 'u');
/** The id of a message, an argument of `say`. */
const ID = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)?$/;
/** A word and what follows it, such as `tile vase`: topics of the help and places of a view are named so. */
const TOPIC = new RegExp(`^[a-z]+ ${GAP}$`);
const CAPITAL = /^\p{Lu}\p{Ll}+[.!?…]?$/u;

function isSentence(text) {
  const rest = text.replace(NAMES, '').trim();
  return WORD.test(rest.replaceAll(GAP, '')) && (SENTENCE.test(rest) || CAPITAL.test(rest)) && !/[{}<>=#]|--|\w:\w|\bM\d|^\S+\(/.test(rest);
}

/** The attribute of an element in the markup that a node stands in, if any. */
function attributeOf(node) {
  for (let at = node; at; at = at.parent) if (at.type === 'SvelteAttribute' || at.type === 'SvelteDirective' || at.type === 'SvelteStyleDirective') return at;
  return null;
}

/** Whether the value of an expression stands in the text of a page as it is. */
function isShown(node) {
  let at = node.parent;
  while (at.type === 'ConditionalExpression' || at.type === 'LogicalExpression') at = at.parent;
  return at.type === 'SvelteMustacheTag' && at.parent.type === 'SvelteElement';
}

/** Whether a string is an argument of a call, or one of those that a condition chooses from. */
function isArgument(node) {
  let at = node.parent;
  while (at.type === 'ConditionalExpression') at = at.parent;
  return at.type === 'CallExpression';
}

/** Whether programs alone read a string, by the place where it stands. */
function isUnheard(node) {
  const { parent } = node;
  if (ID.test(node.value ?? '') && isArgument(node)) return true;
  if (parent.type === 'AssignmentExpression' && parent.left.property?.name === 'name') return true;
  if (/^(?:Import|Export|TS)/.test(parent.type)) return true;
  if ((parent.type === 'Property' || parent.type === 'PropertyDefinition') && parent.key === node) return true;
  if ((parent.type === 'MemberExpression' && parent.property === node) || parent.type === 'SwitchCase') return true;
  if (parent.type === 'BinaryExpression' && /^(?:[!=]==?|in)$/.test(parent.operator)) return true;
  for (let at = parent, from = node; at; from = at, at = at.parent) {
    if (at.type === 'ThrowStatement') return true;
    if (at.type !== 'CallExpression' && at.type !== 'NewExpression') continue;
    const { callee } = at;
    const name = callee.name ?? callee.property?.name ?? '';
    if (callee === from && name !== 'includes') continue;
    return UNHEARD.has(name) || name.endsWith('Error');
  }
  return false;
}

export const strayWords = {
  meta: { type: 'problem', docs: { description: 'Words for players come from the catalogues' }, messages: { stray: "words for players belong in the catalogues (docs/words.md): '{{ text }}'" }, schema: [{ type: 'object', properties: { codes: { type: 'array' } } }] },
  create(context) {
    /** What the server and the page call things between themselves, such as kinds of events. */
    const codes = new Set(context.options[0]?.codes ?? []);
    const report = (node, text) => context.report({ node, messageId: 'stray', data: { text: text.trim().replaceAll(GAP, '…').slice(0, 60) } });

    /** Strings of scripts and of expressions in the markup. */
    function string(node, text) {
      const attribute = attributeOf(node);
      const name = attribute?.key?.name ?? '';
      if (!SPOKEN.has(name) && (codes.has(text) || TOPIC.test(text))) return;
      if (attribute) {
        const component = attribute.parent?.parent?.kind === 'component';
        if (SPOKEN.has(name) ? WORD.test(text.replace(NAMES, '')) && !isUnheard(node) : component && isSentence(text) && !isUnheard(node)) report(node, text);
      } else if (isShown(node) ? WORD.test(text.replace(NAMES, '')) : isSentence(text) && !isUnheard(node)) report(node, text);
    }

    return {
      SvelteText(node) {
        if (node.parent.type !== 'SvelteStyleElement' && WORD.test(node.value.replace(NAMES, '').replace(/&\w+;/g, ''))) report(node, node.value);
      },
      SvelteLiteral(node) {
        const { key, parent } = node.parent;
        if (WORD.test(node.value.replace(NAMES, '')) && (SPOKEN.has(key?.name) || (parent?.parent?.kind === 'component' && isSentence(node.value)))) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string' && node.parent) string(node, node.value);
      },
      TemplateLiteral(node) {
        string(node, node.quasis.map((quasi) => quasi.value.cooked).join(GAP));
      },
    };
  },
};
