// The template of a new game is a game: its own tests run here, where it lies.
import '../template/test/conforms.test.ts';
import '../template/test/effects/coin.test.ts';
import '../template/test/effects/lantern.test.ts';
import '../template/test/playthrough.test.ts';
import '../template/test/rules/end.test.ts';
import '../template/test/rules/turn.test.ts';
import '../template/test/tutorial.test.ts';
