// Hermes has none of its own, and Polish has four forms.
import 'intl-pluralrules';
