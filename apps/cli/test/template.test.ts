// The skeleton of a new game is a game: its own tests run here, where it lies.
import '../template/test/skeleton.test.ts';
