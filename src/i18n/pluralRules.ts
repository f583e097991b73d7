// Hermes has no plural rules of its own, and Polish has four forms.
import 'intl-pluralrules';
