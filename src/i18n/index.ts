export { currentLanguage, setLanguage, translate, addGameStrings, type AppKey } from './i18n';
export { isLanguage, LANGUAGES, type Language } from './languages';
export { renderPhrase } from './render';
export { useLanguage, useSay, type SayText } from './useSay';
