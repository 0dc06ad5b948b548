// Test files share a process, and the Firebase SDK reads the emulator's address from the environment. Each file starts without one.
delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
