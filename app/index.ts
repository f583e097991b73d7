import { registerRootComponent } from 'expo';
import './askAhead';
import { App } from './App';

registerRootComponent(App);
