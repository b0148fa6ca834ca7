import { GAMES } from '../games.ts';
import { Frame } from './frame.tsx';

export function AboutPage() {
  return (
    <Frame title="About and thanks">
      <div className="prose">
        <h1>About and thanks</h1>
        <p>
          Crownleaf is a project of people who like these games. It is not affiliated with, endorsed by or paid by their
          designers or publishers. If you enjoy playing here, buy the boxes: they are the real thing.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Design</th>
              <th scope="col">Published by</th>
            </tr>
          </thead>
          <tbody>
            {GAMES.map(
              ({ id, name, credits }) =>
                credits !== undefined && (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td>{credits.design}</td>
                    <td>{credits.publisher}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
        <h2>What is ours</h2>
        <p>
          The code, the words and the pictures. No art, icon, logo, scan or sentence from the boxes is used. Where a
          printed value could not be found in any public text, ours is marked as reconstructed on the table’s info page.
        </p>
        <h2>What others gave</h2>
        <ul>
          <li>
            Icons from game-icons.net by Lorc, Delapouite and other contributors, under{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/" rel="noopener">
              CC BY 3.0
            </a>
            ; recoloured.
          </li>
          <li>EB Garamond, Fraunces, Bodoni Moda and Source Sans 3, under the SIL Open Font License.</li>
          <li>React and the other packages that the NOTICE file of the project names.</li>
        </ul>
        <h2>What is kept about you</h2>
        <p>
          A cookie that says you are you, the name you typed, and the games you played. No request leaves this site,
          nobody counts you, and you can delete your account at any time.
        </p>
      </div>
    </Frame>
  );
}
