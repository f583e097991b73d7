/** Every browser brings its own. */
export {};
