import { registerRootComponent } from 'expo';
import './preloadFirst';
import { App } from './App';

registerRootComponent(App);
