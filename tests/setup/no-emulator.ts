// Test files share a process, and the Firebase SDK has the emulator's address from its environment: each file begins without one.
delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
