import { Today } from './today/today.tsx';
import { WithStudent } from './with-student.tsx';

/** `/class`: students find their class, log in with their card, and see today's tasks (CLS-1, ROS-8). */
export const Component = () => <WithStudent onToday>{(place) => <Today {...place} />}</WithStudent>;
