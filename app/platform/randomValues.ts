export { getRandomValues } from 'expo-crypto';
